import java.util.*;

public class S {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] offers = new int[n];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            offers[i] = in.nextInt();
            int[] sorted = Arrays.copyOf(offers, i + 1);
            Arrays.sort(sorted);
            sum += sorted[i / 2];
        }
        System.out.println(sum);
    }
}
