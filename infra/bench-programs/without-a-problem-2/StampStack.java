import java.util.*;

public class StampStack {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = Integer.parseInt(sc.nextLine().trim());
        StringBuilder pile = new StringBuilder();
        boolean front = true;
        for (int i = 0; i < n; i++) {
            String word = sc.nextLine().trim();
            if (front) {
                pile.insert(0, word + "-");
            } else {
                pile.append("-").append(word);
            }
            if (word.length() % 2 == 0) {
                front = !front;
            }
        }
        System.out.println(pile);
    }
}
