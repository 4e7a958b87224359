import java.util.*;
import java.io.*;

public class SlowInnermost {
    // value of an expression without brackets
    static long flat(String s) {
        long total = 0, term = 0;
        char op = '+';
        int i = 0;
        while (i < s.length()) {
            boolean neg = false;
            while (s.charAt(i) == '-') {
                neg = !neg;
                i++;
            }
            int j = i;
            while (j < s.length() && Character.isDigit(s.charAt(j))) j++;
            long v = Long.parseLong(s.substring(i, j));
            if (neg) v = -v;
            if (op == '+') { total += term; term = v; }
            if (op == '-') { total += term; term = -v; }
            if (op == '*') term *= v;
            if (op == '/') term /= v;
            if (j < s.length()) op = s.charAt(j);
            i = j + 1;
        }
        return total + term;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().replace(" ", "");
        // replace the innermost bracket by its value until there is none
        while (true) {
            int open = -1, close = -1;
            for (int i = 0; i < s.length(); i++) {
                if (s.charAt(i) == '(') open = i;
                if (s.charAt(i) == ')') { close = i; break; }
            }
            if (close < 0) break;
            s = s.substring(0, open) + flat(s.substring(open + 1, close)) + s.substring(close + 1);
        }
        System.out.println(flat(s));
    }
}
