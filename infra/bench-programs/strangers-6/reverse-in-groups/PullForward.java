import java.util.*;

public class PullForward {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), k = sc.nextInt();
        List<Integer> train = new ArrayList<>();
        for (int i = 0; i < n; i++) train.add(sc.nextInt());
        for (int start = 0; start + k <= n; start += k) {
            for (int i = 1; i < k; i++) {
                train.add(start, train.remove(start + i));
            }
        }
        String text = train.toString().replaceAll("[\\[\\],]", "");
        System.out.println(text);
    }
}
