import java.util.LinkedList;
import java.util.Scanner;

public class K04 {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        LinkedList<Integer> list = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            list.add(scanner.nextInt());
        }
        int best = 1;
        int run = 1;
        for (int i = 1; i < list.size(); i++) {
            int before = list.get(i - 1);
            int now = list.get(i);
            if (now >= before) {
                run++;
            } else {
                run = 1;
            }
            if (run > best) {
                best = run;
            }
        }
        System.out.println(best);
    }
}
