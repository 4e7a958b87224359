import java.io.*;
import java.util.*;

public class GuessTheLength {
    static int n, k;
    static int[] kind;

    static int windowsThatFit(int len) {
        HashMap<Integer, Integer> m = new HashMap<>();
        int ok = 0;
        for (int i = 0; i < n; i++) {
            m.merge(kind[i], 1, Integer::sum);
            if (i >= len) {
                int out = kind[i - len];
                if (m.merge(out, -1, Integer::sum) == 0) m.remove(out);
            }
            if (i >= len - 1 && m.size() <= k) ok++;
        }
        return ok;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); n = (int) in.nval;
        in.nextToken(); k = (int) in.nval;
        kind = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); kind[i] = (int) in.nval; }
        int good = 1, bad = n + 1;
        while (bad - good > 1) {
            int mid = (good + bad) / 2;
            if (windowsThatFit(mid) > 0) good = mid; else bad = mid;
        }
        System.out.println(good + " " + windowsThatFit(good));
    }
}
