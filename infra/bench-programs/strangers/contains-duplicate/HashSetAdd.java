import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        Set<Integer> seen = new HashSet<>();
        while (n-- > 0) {
            if (!seen.add(sc.nextInt())) {
                System.out.println(true);
                return;
            }
        }
        System.out.println(false);
    }
}
