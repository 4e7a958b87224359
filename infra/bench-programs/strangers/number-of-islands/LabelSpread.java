import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        int[][] label = new int[r + 2][c + 2];
        for (int i = 1; i <= r; i++) {
            String s = sc.next();
            for (int j = 1; j <= c; j++) if (s.charAt(j - 1) == '1') label[i][j] = i * (c + 2) + j;
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i <= r; i++)
                for (int j = 1; j <= c; j++) {
                    if (label[i][j] == 0) continue;
                    for (int v : new int[]{label[i - 1][j], label[i + 1][j], label[i][j - 1], label[i][j + 1]})
                        if (v != 0 && v < label[i][j]) { label[i][j] = v; changed = true; }
                }
        }
        Set<Integer> s = new HashSet<>();
        for (int[] row : label) for (int v : row) if (v > 0) s.add(v);
        System.out.println(s.size());
    }
}
