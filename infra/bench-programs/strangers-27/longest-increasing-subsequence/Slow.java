import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] a = new int[n];
        int[] length = new int[n];
        int answer = 0;
        for (int i = 0; i < n; i++) {
            a[i] = sc.nextInt();
            length[i] = 1;
            for (int j = 0; j < i; j++) {
                if (a[j] < a[i] && length[j] + 1 > length[i]) {
                    length[i] = length[j] + 1;
                }
            }
            answer = Math.max(answer, length[i]);
        }
        System.out.println(answer);
    }
}
