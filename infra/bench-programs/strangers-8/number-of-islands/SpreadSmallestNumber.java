import java.util.*;

public class SpreadSmallestNumber {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        int[][] id = new int[r + 2][c + 2];
        for (int i = 1; i <= r; i++) {
            String row = sc.next();
            for (int j = 1; j <= c; j++) if (row.charAt(j - 1) == '1') id[i][j] = i * (c + 2) + j;
        }
        for (boolean again = true; again; ) {
            again = false;
            for (int i = 1; i <= r; i++)
                for (int j = 1; j <= c; j++) {
                    if (id[i][j] == 0) continue;
                    for (int v : new int[]{id[i - 1][j], id[i + 1][j], id[i][j - 1], id[i][j + 1]})
                        if (v != 0 && v < id[i][j]) {
                            id[i][j] = v;
                            again = true;
                        }
                }
        }
        Set<Integer> ids = new TreeSet<>();
        for (int[] row : id) for (int x : row) ids.add(x);
        ids.remove(0);
        System.out.println(ids.size());
    }
}
