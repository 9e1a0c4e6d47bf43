<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Content\SummaryPageSetting;

/** Tests that the setting of a page to receive orders is found wherever the page's builder stores it. */
final class SummaryPageSettingTest extends TestCase {
	/** True if the setting is on in a page with the content and the elements of Elementor. */
	private static function is_on( string $content, array $elements = array() ): bool {
		$id = self::post( $content );
		update_post_meta( $id, '_elementor_data', wp_slash( (string) wp_json_encode( $elements ) ) );
		return SummaryPageSetting::is_on( get_post( $id ) );
	}

	public function test_the_setting_of_a_block_is_found_at_any_depth(): void {
		$on = '<!-- wp:storefront-islands/purchase-summary {"orderReceivedPage":true} /-->';
		self::assertTrue( self::is_on( $on ) );
		self::assertTrue( self::is_on( "<!-- wp:group --><div>$on</div><!-- /wp:group -->" ) );
		self::assertFalse( self::is_on( '<!-- wp:storefront-islands/purchase-summary /-->' ) );
		self::assertFalse( self::is_on( '<!-- wp:storefront-islands/purchase-summary {"orderReceivedPage":"no"} /-->' ) );
		self::assertFalse( self::is_on( '<!-- wp:storefront-islands/cart {"orderReceivedPage":true} /-->' ) );
	}

	public function test_the_setting_of_a_shortcode_is_found_in_any_spelling(): void {
		self::assertTrue( self::is_on( '[storefront_purchase_summary order-received-page="yes"]' ) );
		self::assertTrue( self::is_on( '<p>[storefront_purchase_summary orderReceivedPage=1 /]</p>' ) );
		self::assertFalse( self::is_on( '[storefront_purchase_summary order-received-page="no"]' ) );
		self::assertFalse( self::is_on( '[storefront_purchase_summary]' ) );
		self::assertFalse( self::is_on( '[[storefront_purchase_summary order-received-page="yes"]]' ) );
	}

	public function test_the_setting_of_a_widget_is_found_in_the_elements_of_elementor(): void {
		$widget = static function ( string $type, array $settings ): array {
			return array( array( 'elType' => 'container', 'elements' => array( array( 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings ) ) ) );
		};
		self::assertTrue( self::is_on( '', $widget( 'storefront-islands-purchase-summary', array( 'orderReceivedPage' => 'yes' ) ) ) );
		self::assertFalse( self::is_on( '', $widget( 'storefront-islands-purchase-summary', array() ) ) );
		self::assertFalse( self::is_on( '', $widget( 'storefront-islands-cart', array( 'orderReceivedPage' => 'yes' ) ) ) );
	}
}
