import java.io.*;
import java.util.*;

public class W2 {
    static final int LIMIT = 10_000_000;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        // reach[l]: where the intervals that begin at l end
        int[] reach = new int[LIMIT];
        Arrays.fill(reach, -1);
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int l = (int) in.nval;
            in.nextToken();
            int r = (int) in.nval;
            reach[l] = r;
        }
        StringBuilder out = new StringBuilder();
        int begin = -1, end = -1;
        for (int x = 0; x < LIMIT; x++) {
            if (reach[x] < 0) continue;
            if (begin >= 0 && x <= end) {
                end = Math.max(end, reach[x]);
            } else {
                if (begin >= 0) out.append(begin).append(' ').append(end).append('\n');
                begin = x;
                end = reach[x];
            }
        }
        out.append(begin).append(' ').append(end).append('\n');
        System.out.print(out);
    }
}
