import java.util.*;
import java.io.*;

class Dsu {
    private final int[] p;
    int sets;
    Dsu(int n) { p = new int[n]; Arrays.fill(p, -1); }
    int find(int x) {
        while (p[x] >= 0) {
            if (p[p[x]] >= 0) p[x] = p[p[x]];
            x = p[x];
        }
        return x;
    }
    void union(int a, int b) {
        a = find(a); b = find(b);
        if (a == b) return;
        if (p[a] > p[b]) { int t = a; a = b; b = t; }
        p[a] += p[b];
        p[b] = a;
        sets--;
    }
}

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(st.nextToken()), c = Integer.parseInt(st.nextToken());
        Dsu d = new Dsu(r * c);
        String above = null;
        for (int i = 0; i < r; i++) {
            String row = br.readLine().trim();
            for (int j = 0; j < c; j++) {
                if (row.charAt(j) == '0') continue;
                d.sets++;
                if (j > 0 && row.charAt(j - 1) == '1') d.union(i * c + j, i * c + j - 1);
                if (above != null && above.charAt(j) == '1') d.union(i * c + j, (i - 1) * c + j);
            }
            above = row;
        }
        System.out.println(d.sets);
    }
}
