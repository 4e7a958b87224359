import java.io.*;
import java.util.*;

public class C {
    static String w;

    static boolean fits(String piece, int at) {
        if (at + piece.length() > w.length()) return false;
        for (int i = 0; i < piece.length(); i++) {
            char p = piece.charAt(i);
            if (p != '?' && p != w.charAt(at + i)) return false;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        w = in.readLine().trim();
        String pat = in.readLine().trim();

        // cut the pattern at its stars
        List<String> pieces = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= pat.length(); i++) {
            if (i == pat.length() || pat.charAt(i) == '*') {
                pieces.add(pat.substring(from, i));
                from = i + 1;
            }
        }

        String first = pieces.get(0);
        if (!fits(first, 0)) {
            System.out.println(0);
            return;
        }
        if (pieces.size() == 1) {
            System.out.println(1);
            return;
        }
        int pos = first.length();
        for (int k = 1; k < pieces.size() - 1; k++) {
            String piece = pieces.get(k);
            while (pos + piece.length() <= w.length() && !fits(piece, pos)) pos++;
            pos += piece.length();
            if (pos > w.length()) {
                System.out.println(0);
                return;
            }
        }
        String tail = pieces.get(pieces.size() - 1);
        int count = 0;
        for (int at = pos; at + tail.length() <= w.length(); at++)
            if (fits(tail, at)) count++;
        System.out.println(count);
    }
}
