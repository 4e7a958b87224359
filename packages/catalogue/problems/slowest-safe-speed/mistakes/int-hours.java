import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), h = ni();
        int[] a = new int[n];
        int hi = 0;
        for (int i = 0; i < n; i++) { a[i] = ni(); hi = Math.max(hi, a[i]); }
        int lo = 1;
        while (lo < hi) {
            int mid = lo + (hi - lo) / 2, need = 0;
            for (int x : a) need += (x - 1) / mid + 1;
            if (need <= h) hi = mid; else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
