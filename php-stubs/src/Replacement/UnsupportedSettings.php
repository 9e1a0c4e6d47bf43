<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Settings and default parts of WooCommerce's cart and checkout that the plugin's blocks do not have. The settings page
 * names them before the replacement is enabled; test/fixtures/woocommerce-blocks has the reasons.
 */
final class UnsupportedSettings {
	/** Attributes of older versions that show and require address fields. */
	private const FIELDS = array( 'showCompanyField', 'requireCompanyField', 'showApartmentField', 'requireApartmentField', 'showPhoneField', 'requirePhoneField' );

	/** Version of WooCommerce since which the shop's settings decide about these fields. */
	private const FIELD_SETTINGS_SINCE = '9.6';

	private const COLUMNS = 'woocommerce/cart-cross-sells-products-block';

	/** Class that a part may have, as it is carried over. */
	private const CARRIED_CLASS = 'is-style-with-price';

	private ParsedBlock $block;

	public function __construct( ParsedBlock $block ) {
		$this->block = $block;
	}

	/**
	 * Returns what the plugin's block does not have, as phrases for a list; plain text.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		$lost = ReplacedBlocks::CART === $this->block->name ? $this->of_cart() : $this->of_checkout();
		if ( ( new PartOrderConverter( $this->block ) )->is_lost() ) {
			$lost[] = __( 'another order of the parts', 'storefront-islands' );
		}
		if ( $this->has_classes( $this->block ) ) {
			$lost[] = __( 'CSS classes of single parts', 'storefront-islands' );
		}
		return $lost;
	}

	/**
	 * Returns what the plugin's cart does not have.
	 *
	 * @return list<string>
	 */
	private function of_cart(): array {
		$lost  = array();
		$sells = $this->block->find( array( self::COLUMNS ) );
		if ( null !== $sells && isset( $sells->attributes['columns'] ) ) {
			$lost[] = __( 'the number of columns of recommended products', 'storefront-islands' );
		}
		return $lost;
	}

	/**
	 * Returns what the plugin's checkout does not have.
	 *
	 * @return list<string>
	 */
	private function of_checkout(): array {
		$lost = array();
		if ( ! self::has_field_settings() && array() !== array_intersect_key( $this->block->attributes, array_flip( self::FIELDS ) ) ) {
			$lost[] = __( 'which address fields are shown and required', 'storefront-islands' );
		}
		return $lost;
	}

	/** True if the shop's settings decide which address fields are shown; in an older WooCommerce its block does. */
	private static function has_field_settings(): bool {
		return ! defined( 'WC_VERSION' ) || version_compare( (string) constant( 'WC_VERSION' ), self::FIELD_SETTINGS_SINCE, '>=' );
	}

	/** True if a part of a block has CSS classes that an editor has added. */
	private function has_classes( ParsedBlock $block ): bool {
		foreach ( $block->inner as $parsed ) {
			$part    = new ParsedBlock( $parsed );
			$classes = array_diff( explode( ' ', $part->text( 'className' ) ), array( '', self::CARRIED_CLASS ) );
			if ( AddedBlocksConverter::is_part( $part->name ) && ( array() !== $classes || $this->has_classes( $part ) ) ) {
				return true;
			}
		}
		return false;
	}
}
