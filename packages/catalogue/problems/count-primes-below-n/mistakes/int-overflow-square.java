import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        boolean[] comp = new boolean[Math.max(n, 2)];
        int cnt = 0;
        for (int i = 2; i < n; i++) {
            if (comp[i]) continue;
            cnt++;
            for (int k = i * i; k < n; k += i) comp[k] = true;
        }
        System.out.println(cnt);
    }
}
