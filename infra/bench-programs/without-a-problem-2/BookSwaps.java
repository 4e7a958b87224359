import java.util.Scanner;

public class BookSwaps {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        int n = input.nextInt();
        String[] books = new String[n];
        for (int i = 0; i < n; i++) books[i] = input.next();

        long swaps = 0;
        int rounds = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            rounds++;
            for (int i = 0; i + 1 < n; i++) {
                if (books[i].compareTo(books[i + 1]) > 0) {
                    String temp = books[i];
                    books[i] = books[i + 1];
                    books[i + 1] = temp;
                    swaps++;
                    changed = true;
                }
            }
        }
        System.out.println(swaps + " swaps in " + rounds + " rounds");
        System.out.println(String.join(" ", books));
    }
}
