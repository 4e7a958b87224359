import java.io.*;
import java.util.*;
public class Main {
    public static void main(String[] a) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval; in.nextToken(); int k = (int) in.nval;
        char[] cnt = new char[2000001]; boolean[] seen = new boolean[2000001];
        List<Integer> d = new ArrayList<>();
        for (int i = 0; i < n; i++) { in.nextToken(); int v = (int) in.nval + 1000000; if (!seen[v]) { seen[v] = true; d.add(v); } cnt[v]++; }
        d.sort((x, y) -> cnt[y] - cnt[x]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < k; i++) sb.append(d.get(i) - 1000000).append(' ');
        System.out.println(sb.toString().trim());
    }
}
