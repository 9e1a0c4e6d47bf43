<?php
/**
 * What Site Health says of the plugin.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Admin\SiteHealth\Rivals;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;

/** Whether two carts or checkouts stand on a page with some content. */
$has_two = static function ( string $content ): bool {
	return Rivals::are_on( new WP_Post( (object) array( 'ID' => 0, 'post_content' => $content ) ) );
};

/** What a shop page holds while something is found out. */
$with_page = static function ( string $content, callable $find ) {
	$id = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Two <carts>',
			'post_content' => $content,
		)
	);
	try {
		return $find( $id );
	} finally {
		wp_delete_post( $id, true );
	}
};

return array(
	'two carts or checkouts on a page are found, by whatever way they come' => static function () use ( $has_two ): void {
		$cart     = '<!-- wp:storefront-islands/cart {"align":"wide"} /-->';
		$checkout = '<!-- wp:storefront-islands/checkout /-->';
		$theirs   = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"></div><!-- /wp:woocommerce/cart -->';
		add_shortcode( 'woocommerce_checkout', '__return_empty_string' );
		foreach ( array( $cart . $theirs, $checkout . $theirs, $cart . '[woocommerce_checkout]', $cart . $cart, '[storefront_cart]' . $theirs, $cart . '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->' ) as $two ) {
			same( true, $has_two( $two ) );
		}
		foreach ( array( '', $cart, $theirs, $theirs . $theirs, '[woocommerce_checkout]', $cart . '<!-- wp:woocommerce/mini-cart /-->', $cart . '<!-- wp:storefront-islands/mini-cart /-->', $cart . '<!-- wp:storefront-islands/cart-notes /-->' ) as $one ) {
			same( false, $has_two( $one ) );
		}
		remove_shortcode( 'woocommerce_checkout' );
	},

	'the page is named, with a way to its editor for those who may edit it' => static function () use ( $with_page ): void {
		same( 'good', SiteHealth::test_rivals()['status'] );
		$with_page(
			'<!-- wp:storefront-islands/cart /--><!-- wp:woocommerce/cart /-->',
			static function ( int $id ): void {
				$result = SiteHealth::test_rivals();
				same( 'recommended', $result['status'] );
				same( true, false !== strpos( $result['description'], 'Two &lt;carts&gt;' ) || false !== strpos( $result['description'], '<li>Two' ) );
				same( false, strpos( $result['description'], '<carts>' ) );
				same( false, strpos( $result['description'], 'post.php' ) );
				wp_set_current_user( 1 );
				same( true, false !== strpos( SiteHealth::test_rivals()['description'], "post.php?post=$id" ) );
			}
		);
	},

	'WordPress shows the test and the section' => static function (): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		same( true, is_callable( $tests['direct']['storefront_islands_rivals']['test'] ) );
		$sections = apply_filters( 'debug_information', array() );
		foreach ( $sections['storefront-islands']['fields'] as $field ) {
			same( array( 'string', true ), array( gettype( $field['value'] ), '' !== $field['value'] ) );
		}
	},
);
