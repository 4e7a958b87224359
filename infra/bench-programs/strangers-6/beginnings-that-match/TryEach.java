import java.io.*;
import java.util.stream.IntStream;

public class TryEach {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        final String w = br.readLine().trim();
        final String p = br.readLine().trim();
        long hits = IntStream.rangeClosed(0, w.length())
                .filter(len -> fits(w, len, p))
                .count();
        System.out.println(hits);
    }

    static boolean fits(String w, int len, String p) {
        int i = 0, j = 0, star = -1, mark = 0;
        while (i < len) {
            char sign = j < p.length() ? p.charAt(j) : '.';
            if (sign == '?' || sign == w.charAt(i)) {
                i++;
                j++;
            } else if (sign == '*') {
                star = j++;
                mark = i;
            } else if (star >= 0) {
                j = star + 1;
                i = ++mark;
            } else {
                return false;
            }
        }
        while (j < p.length() && p.charAt(j) == '*') j++;
        return j == p.length();
    }
}
