import java.util.*;

public class Climb {
    static int count = 0;
    static int n;

    static void climb(int step) {
        if (step > n) return;
        if (step == n) {
            count++;
            return;
        }
        climb(step + 1);
        climb(step + 2);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        climb(0);
        System.out.println(count);
    }
}
