import java.util.*;

public class W2 {
    static int[] parent = new int[500 * 500];

    static int find(int x) {
        while (parent[x] != x) x = parent[x] = parent[parent[x]];
        return x;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int rows = sc.nextInt();
        int cols = sc.nextInt();
        char[][] g = new char[rows][];
        for (int i = 0; i < rows; i++) g[i] = sc.next().toCharArray();
        for (int i = 0; i < parent.length; i++) parent[i] = i;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                if (g[i][j] == '0') continue;
                int id = i * rows + j;
                if (i > 0 && g[i - 1][j] == '1') parent[find(id)] = find(id - rows);
                if (j > 0 && g[i][j - 1] == '1') parent[find(id)] = find(id - 1);
            }
        }
        Set<Integer> roots = new HashSet<>();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                if (g[i][j] == '1') roots.add(find(i * rows + j));
            }
        }
        System.out.println(roots.size());
    }
}
