import java.util.*;

public class P5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int first = sc.nextInt();
        long[] value = new long[n + 1];
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) value[i] = sc.nextLong();
        for (int i = 1; i <= n; i++) next[i] = sc.nextInt();

        // insertion sort: box 0 stands before the sorted list
        int[] sorted = new int[n + 1];
        int card = first;
        while (card != 0) {
            int p = 0;
            while (sorted[p] != 0 && value[sorted[p]] <= value[card]) {
                p = sorted[p];
            }
            sorted[card] = sorted[p];
            sorted[p] = card;
            card = next[card];
        }

        StringBuilder sb = new StringBuilder();
        for (int c = sorted[0]; c != 0; c = sorted[c]) {
            sb.append(c).append(" ");
        }
        System.out.println(sb.toString().trim());
    }
}
