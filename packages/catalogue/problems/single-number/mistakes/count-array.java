import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] cnt = new int[2000003];
        int[] val = new int[2000003];
        for (int i = 0; i < n; i++) { int x = ni(), h = Math.floorMod(x, 2000003); cnt[h]++; val[h] = x; }
        for (int h = 0; h < cnt.length; h++) if (cnt[h] == 1) { System.out.println(val[h]); return; }
        System.out.println(0);
    }
}
