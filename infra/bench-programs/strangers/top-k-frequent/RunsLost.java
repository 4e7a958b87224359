import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), k = sc.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        List<int[]> runs = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) runs.get(runs.size() - 1)[1]++;
            else runs.add(new int[]{a[i], 1});
        }
        runs.sort((p, q) -> q[1] - p[1]);
        for (int i = 0; i < k; i++) System.out.print(runs.get(i)[0] + " ");
        System.out.println();
    }
}
