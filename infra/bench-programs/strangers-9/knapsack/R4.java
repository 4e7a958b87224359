import java.io.*;
import java.util.*;

/** Keeps only the loads that no lighter load beats (Nemhauser and Ullmann). */
public class R4 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer h = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(h.nextToken()), c = Integer.parseInt(h.nextToken());
        StringTokenizer ws = new StringTokenizer(br.readLine()), vs = new StringTokenizer(br.readLine());

        int[] weight = new int[c + 1], weight2 = new int[c + 1];
        long[] value = new long[c + 1], value2 = new long[c + 1];
        int size = 1; // the empty load: weight 0, value 0

        for (int i = 0; i < n; i++) {
            int w = Integer.parseInt(ws.nextToken());
            long v = Long.parseLong(vs.nextToken());
            int a = 0, b = 0, out = 0;
            while (a < size || b < size && weight[b] + w <= c) {
                boolean secondOpen = b < size && weight[b] + w <= c;
                int cw;
                long cv;
                if (!secondOpen || a < size && weight[a] <= weight[b] + w) {
                    cw = weight[a];
                    cv = value[a++];
                } else {
                    cw = weight[b] + w;
                    cv = value[b++] + v;
                }
                if (out > 0 && cv <= value2[out - 1]) continue;
                if (out > 0 && weight2[out - 1] == cw) out--;
                weight2[out] = cw;
                value2[out++] = cv;
            }
            size = out;
            int[] tw = weight; weight = weight2; weight2 = tw;
            long[] tv = value; value = value2; value2 = tv;
        }
        System.out.println(value[size - 1]);
    }
}
