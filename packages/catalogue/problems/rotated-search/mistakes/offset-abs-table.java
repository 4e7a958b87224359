import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), q = ni();
        int[] pos = new int[10000001];
        for (int i = 0; i < n; i++) pos[Math.abs(ni())] = i + 1;
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) sb.append(pos[Math.abs(ni())] - 1).append("\n");
        System.out.print(sb);
    }
}
