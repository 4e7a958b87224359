import java.io.*;
import java.util.*;

public class Main {
    static long evaluate(String s) {
        for (String kind : new String[] {"+-", "*/"}) {
            int depth = 0;
            for (int i = s.length() - 1; i > 0; i--) {
                char c = s.charAt(i);
                if (c == ')') depth++;
                if (c == '(') depth--;
                if (depth > 0 || kind.indexOf(c) < 0) continue;
                if (!Character.isDigit(s.charAt(i - 1)) && s.charAt(i - 1) != ')') continue;
                // The right part is short, the left one long, so a row of sums is walked in a loop of calls.
                long b = evaluate(s.substring(i + 1)), a = evaluate(s.substring(0, i));
                return c == '+' ? a + b : c == '-' ? a - b : c == '*' ? a * b : a / b;
            }
        }
        if (s.charAt(0) == '-') return -evaluate(s.substring(1));
        if (s.charAt(0) == '(') return evaluate(s.substring(1, s.length() - 1));
        return Long.parseLong(s);
    }

    static long solve(String line) {
        return evaluate(line.replace(" ", ""));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
