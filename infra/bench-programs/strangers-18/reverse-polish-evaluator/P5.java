import java.util.*;
import java.io.*;

public class P5 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        List<String> tokens = new ArrayList<>(Arrays.asList(br.readLine().trim().split("\\s+")));
        // As on paper: look for the first operator, replace "a b op" by its value, begin again.
        while (tokens.size() > 1) {
            int i = 0;
            while (!isOperator(tokens.get(i))) {
                i++;
            }
            long a = Long.parseLong(tokens.get(i - 2));
            long b = Long.parseLong(tokens.get(i - 1));
            String op = tokens.get(i);
            long res = 0;
            if (op.equals("+")) res = a + b;
            if (op.equals("-")) res = a - b;
            if (op.equals("*")) res = a * b;
            if (op.equals("/")) res = a / b;
            tokens.set(i - 2, Long.toString(res));
            tokens.remove(i);
            tokens.remove(i - 1);
        }
        System.out.println(tokens.get(0));
    }

    static boolean isOperator(String s) {
        return s.equals("+") || s.equals("-") || s.equals("*") || s.equals("/");
    }
}
