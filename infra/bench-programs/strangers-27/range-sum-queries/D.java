import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken();
        int n = (int) t.nval;
        t.nextToken();
        int q = (int) t.nval;
        int[] a = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            t.nextToken();
            a[i] = (int) t.nval;
        }

        // chains of queries that begin or end at a position
        int[] beginHere = new int[n + 1], endHere = new int[n + 1];
        int[] nextBegin = new int[q + 1], nextEnd = new int[q + 1];
        for (int k = 1; k <= q; k++) {
            t.nextToken();
            int l = (int) t.nval;
            t.nextToken();
            int r = (int) t.nval;
            nextBegin[k] = beginHere[l];
            beginHere[l] = k;
            nextEnd[k] = endHere[r];
            endHere[r] = k;
        }

        long[] answer = new long[q + 1];
        long running = 0;
        for (int i = 1; i <= n; i++) {
            for (int k = beginHere[i]; k != 0; k = nextBegin[k]) answer[k] -= running;
            running += a[i];
            for (int k = endHere[i]; k != 0; k = nextEnd[k]) answer[k] += running;
        }

        StringBuilder sb = new StringBuilder();
        for (int k = 1; k <= q; k++) sb.append(answer[k]).append('\n');
        System.out.print(sb);
    }
}
