import java.io.*;

public class D {
    // by hand, as in the old school books: two digits of x give one digit of the root
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int dot = s.indexOf('.');
        String whole = dot < 0 ? s : s.substring(0, dot);
        String part = dot < 0 ? "" : s.substring(dot + 1);
        if (whole.length() % 2 == 1) whole = "0" + whole;
        StringBuilder digits = new StringBuilder(whole).append(part);
        while (digits.length() < whole.length() + 18) digits.append('0');

        StringBuilder answer = new StringBuilder();
        long root = 0, rest = 0;
        for (int i = 0; i < digits.length(); i += 2) {
            if (i == whole.length()) answer.append(answer.length() == 0 ? "0." : ".");
            rest = rest * 100 + Integer.parseInt(digits.substring(i, i + 2));
            int d = 9;
            while ((20 * root + d) * d > rest) d--;
            rest -= (20 * root + d) * d;
            root = 10 * root + d;
            answer.append(d);
        }
        System.out.println(answer);
    }
}
