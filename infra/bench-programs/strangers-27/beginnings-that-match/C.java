import java.io.*;

public class C {
    static char[] word;

    static boolean fits(String piece, int at) {
        if (at + piece.length() > word.length) return false;
        for (int i = 0; i < piece.length(); i++) {
            char p = piece.charAt(i);
            if (p != '?' && p != word[at + i]) return false;
        }
        return true;
    }

    static int solve(String pattern) {
        if (pattern.indexOf('*') < 0) return fits(pattern, 0) ? 1 : 0;
        String[] pieces = pattern.split("\\*", -1);
        if (!fits(pieces[0], 0)) return 0;
        int pos = pieces[0].length();
        for (int k = 1; k + 1 < pieces.length; k++) {
            while (!fits(pieces[k], pos)) {
                pos++;
                if (pos > word.length) return 0;
            }
            pos += pieces[k].length();
        }
        String tail = pieces[pieces.length - 1];
        int answer = 0;
        for (int at = pos; at + tail.length() <= word.length; at++)
            if (fits(tail, at)) answer++;
        return answer;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        word = in.readLine().trim().toCharArray();
        System.out.println(solve(in.readLine().trim()));
    }
}
