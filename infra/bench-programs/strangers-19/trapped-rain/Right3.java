import java.io.*;
import java.util.*;

/** From the highest bar down; [lo, hi] is the stretch between the bars seen so far, and its water is known. */
public class Right3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] h = new int[n];
        Integer[] order = new Integer[n];
        for (int i = 0; i < n; i++) { in.nextToken(); h[i] = (int) in.nval; order[i] = i; }
        Arrays.sort(order, Comparator.comparingInt((Integer i) -> -h[i]));
        int lo = order[0], hi = order[0];
        long water = 0;
        for (int i : order) {
            while (lo > i) { lo--; water += Math.max(0, h[i] - h[lo]); }
            while (hi < i) { hi++; water += Math.max(0, h[i] - h[hi]); }
        }
        System.out.println(water);
    }
}
