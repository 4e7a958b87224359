import java.io.*;
import java.util.*;

public class Main {
    static int[] parent;

    static int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer size = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(size.nextToken());
        int c = Integer.parseInt(size.nextToken());
        String[] map = new String[r];
        for (int y = 0; y < r; y++) map[y] = in.readLine();
        parent = new int[r * c];
        for (int i = 0; i < r * c; i++) parent[i] = i;
        for (int y = 0; y < r; y++) {
            for (int x = 0; x < c; x++) {
                if (map[y].charAt(x) != '1') continue;
                if (y > 0 && map[y - 1].charAt(x) == '1') parent[find(y * c + x)] = find((y - 1) * c + x);
                if (x > 0 && map[y].charAt(x - 1) == '1') parent[find(y * c + x)] = find(y * c + x - 1);
            }
        }
        List<Integer> roots = new ArrayList<>();
        for (int y = 0; y < r; y++) {
            for (int x = 0; x < c; x++) {
                if (map[y].charAt(x) == '1' && !roots.contains(find(y * c + x))) roots.add(find(y * c + x));
            }
        }
        System.out.println(roots.size());
    }
}
