import java.io.*;
import java.util.*;

/** Cuts the pattern at its stars and places each piece as far to the left as possible. */
public class Right4 {
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
        String[] pieces = in.readLine().trim().split("\\*", -1);
        System.out.println(count(pieces));
    }

    static int count(String[] pieces) {
        int n = w.length();
        if (!fits(pieces[0], 0)) return 0;
        if (pieces.length == 1) return 1;
        int at = pieces[0].length();
        for (int k = 1; k < pieces.length - 1; k++) {
            while (at <= n && !fits(pieces[k], at)) at++;
            if (at > n) return 0;
            at += pieces[k].length();
        }
        String last = pieces[pieces.length - 1];
        int found = 0;
        for (int start = at; start + last.length() <= n; start++) {
            if (fits(last, start)) found++;
        }
        return found;
    }
}
