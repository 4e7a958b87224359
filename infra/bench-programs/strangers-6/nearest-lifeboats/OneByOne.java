import java.io.*;

public class OneByOne {
    public static void main(String[] args) throws IOException {
        StreamTokenizer s = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        s.nextToken();
        int n = (int) s.nval;
        s.nextToken();
        int k = (int) s.nval;
        s.nextToken();
        long x = (long) s.nval;
        s.nextToken();
        long y = (long) s.nval;
        long[] dist = new long[n];
        for (int i = 0; i < n; i++) {
            s.nextToken();
            long dx = (long) s.nval - x;
            s.nextToken();
            long dy = (long) s.nval - y;
            dist[i] = dx * dx + dy * dy;
        }
        String gap = "";
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
        for (; k > 0; k--) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (dist[i] < 0) continue;
                if (best < 0 || dist[i] < dist[best]) best = i;
            }
            dist[best] = -1;
            out.print(gap + (best + 1));
            gap = " ";
        }
        out.println();
        out.flush();
    }
}
