import java.io.*;
import java.util.*;

public class OneRowDown {
    static StringTokenizer tok(BufferedReader b) throws IOException {
        return new StringTokenizer(b.readLine());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader b = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = tok(b), w = tok(b), v = tok(b);
        t.nextToken();
        int c = Integer.parseInt(t.nextToken());
        long[] best = new long[c + 1];
        while (w.hasMoreTokens()) {
            int kilo = Integer.parseInt(w.nextToken());
            long coins = Long.parseLong(v.nextToken());
            for (int room = c; room >= kilo; room--) {
                if (best[room - kilo] + coins > best[room]) best[room] = best[room - kilo] + coins;
            }
        }
        System.out.println(best[c]);
    }
}
