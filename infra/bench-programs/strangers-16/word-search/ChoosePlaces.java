import java.util.*;

public class ChoosePlaces {
    static List<List<int[]>> places = new ArrayList<>();

    // are the chosen squares a path?
    static boolean isPath(int[][] chosen) {
        for (int a = 0; a < chosen.length; a++) {
            for (int b = 0; b < a; b++) {
                if (Arrays.equals(chosen[a], chosen[b])) return false;
            }
            if (a > 0) {
                int dist = Math.abs(chosen[a][0] - chosen[a - 1][0]) + Math.abs(chosen[a][1] - chosen[a - 1][1]);
                if (dist != 1) return false;
            }
        }
        return true;
    }

    // choose a square for every letter of the word, then check
    static boolean choose(int k, int[][] chosen) {
        if (k == chosen.length) return isPath(chosen);
        for (int[] place : places.get(k)) {
            chosen[k] = place;
            if (choose(k + 1, chosen)) return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        String[] rows = new String[r];
        for (int i = 0; i < r; i++) rows[i] = sc.next();
        String word = sc.next();
        for (char letter : word.toCharArray()) {
            List<int[]> list = new ArrayList<>();
            for (int i = 0; i < r; i++)
                for (int j = 0; j < c; j++)
                    if (rows[i].charAt(j) == letter) list.add(new int[] {i, j});
            places.add(list);
        }
        System.out.println(choose(0, new int[word.length()][]));
    }
}
