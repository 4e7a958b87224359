import java.util.*;

public class Lane {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<Long> best = new ArrayList<>(); // best.get(i): largest total whose last robbed house is i
        long answer = 0;
        for (int i = 0; i < n; i++) {
            long cash = sc.nextLong();
            long before = 0;
            for (int j = 0; j < i - 1; j++) {
                before = Math.max(before, best.get(j));
            }
            best.add(before + cash);
            answer = Math.max(answer, before + cash);
        }
        System.out.println(answer);
    }
}
