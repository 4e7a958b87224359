import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static String solve(String pattern) {
        for (int close = pattern.indexOf(']'); close >= 0; close = pattern.indexOf(']')) {
            int open = pattern.lastIndexOf('[', close);
            int begin = open;
            while (begin > 0 && Character.isDigit(pattern.charAt(begin - 1))) {
                begin--;
            }
            int count = Integer.parseInt(pattern.substring(begin, open));
            String row = pattern.substring(open + 1, close);
            pattern = pattern.substring(0, begin) + row.repeat(count) + pattern.substring(close + 1);
        }
        return pattern;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
