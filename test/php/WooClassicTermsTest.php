<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\WooCommerce\WooShortcodes;

/**
 * Tests what a checkout in place of the shortcode says of the shop's terms.
 *
 * @group woocommerce
 */
final class WooClassicTermsTest extends TestCase {
	private const TICK = '"terms-required"';

	protected function set_up(): void {
		parent::set_up();
		self::set_options(
			array(
				Settings::OPTION                 => array( 'replace_checkout' => true ),
				'woocommerce_terms_page_id'      => self::post( 'Conditions' ),
				'wp_page_for_privacy_policy'     => self::post( 'Data' ),
				'woocommerce_checkout_terms_and_conditions_checkbox_text' => 'I like the [terms] & more',
				'woocommerce_checkout_privacy_policy_text' => 'We keep your data, see [privacy_policy].',
			)
		);
	}

	private static function checkout(): string {
		$html = html_entity_decode( (string) WooShortcodes::replace_shortcode( false, 'woocommerce_checkout' ) );
		self::assertStringContainsString( 'data-island="checkout"', $html );
		return $html;
	}

	private static function terms(): string {
		return (string) strstr( (string) strstr( self::checkout(), 'storefront-terms' ), '</div>', true );
	}

	public function test_the_tick_of_the_classic_checkout_is_asked_for_in_the_shops_words(): void {
		$html = self::checkout();
		self::assertMatchesRegularExpression( '~data-area="terms"[^>]*>I like the <a href="[^"]+"[^>]*>terms and conditions</a> & more</div>~', $html );
		self::assertMatchesRegularExpression( '~<p class="storefront-terms">We keep your data, see <a [^>]+>privacy policy</a>\.</p>.*I like the~', $html, 'Above the tick, not in its label.' );
		self::assertStringContainsString( self::TICK, $html );
	}

	public function test_without_a_page_of_terms_the_privacy_policy_is_named_without_a_tick(): void {
		self::set_options( array( 'woocommerce_terms_page_id' => 0 ) );
		self::assertMatchesRegularExpression( '~>We keep your data, see <a [^>]+>privacy policy</a>\.~', self::terms() );
		self::assertStringNotContainsString( self::TICK, self::checkout() );
	}

	public function test_what_the_shop_has_emptied_or_unhooked_is_not_said(): void {
		remove_action( 'woocommerce_checkout_terms_and_conditions', 'wc_checkout_privacy_policy_text', 20 );
		self::assertStringNotContainsString( 'We keep your data', self::checkout() );
		add_filter( 'woocommerce_get_terms_and_conditions_checkbox_text', '__return_empty_string' );
		self::assertSame( '', self::terms() );
	}

	public function test_filters_of_the_template_change_the_words_and_hide_all(): void {
		add_filter( 'woocommerce_get_terms_and_conditions_checkbox_text', static fn(): string => 'Yes <script>' );
		self::assertMatchesRegularExpression( '~>Yes\s*(?:</div>|$)~', (string) strstr( self::checkout(), 'data-area="terms"' ) );
		self::assertStringNotContainsString( 'Yes <script', self::checkout() );
		add_filter( 'woocommerce_checkout_show_terms', '__return_false' );
		self::assertSame( '', self::terms() );
	}
}
