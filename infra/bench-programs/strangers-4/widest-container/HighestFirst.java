import java.io.*;
import java.util.*;

public class HighestFirst {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] plates = new long[n];
        for (int i = 0; i < n; i++) plates[i] = Long.parseLong(st.nextToken()) << 18 | i;
        Arrays.sort(plates);
        int west = n, east = -1;
        long best = 0;
        for (int r = n - 1; r >= 0; r--) {
            int pos = (int) (plates[r] & (1 << 18) - 1);
            long height = plates[r] >> 18;
            west = Math.min(west, pos);
            east = Math.max(east, pos);
            best = Math.max(best, height * Math.max(pos - west, east - pos));
        }
        System.out.println(best);
    }
}
