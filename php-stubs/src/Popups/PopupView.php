<?php
/**
 * The element of a popup.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Popups;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** A closed dialog with the content of the block. The scripts of src/site/popups and src/site/popup-dialog open it. */
final class PopupView {
	private const LOOKS = array( 'center', 'corner', 'bar' );
	private const SIZES = array( 'small', 'medium', 'large' );

	/**
	 * The dialog's opening tag, its controls and what is around the content.
	 *
	 * @param string $id         The popup's id.
	 * @param Data   $attributes The block's attributes.
	 * @param string $wrapper    What get_block_wrapper_attributes() gave: colours and spaces.
	 * @param string $content    The blocks inside, rendered.
	 */
	public static function html( string $id, Data $attributes, string $wrapper, string $content ): string {
		$look  = self::one_of( self::LOOKS, $attributes->string( 'look' ), 'center' );
		$size  = self::one_of( self::SIZES, $attributes->string( 'size' ), 'medium' );
		$label = $attributes->string( 'label' );
		return sprintf(
			'<dialog id="storefront-popup-%1$s" class="storefront-popup is-%2$s is-%3$s" aria-label="%4$s" data-popup-id="%1$s" data-popup="%5$s"%6$s>'
			. '%7$s<div %8$s tabindex="-1" autofocus><div class="storefront-popup__content is-layout-flow">%9$s</div>%10$s</div></dialog>',
			Text::encode( $id ),
			$look,
			$size,
			Text::encode( '' === $label ? __( 'Announcement', 'storefront-islands' ) : $label ),
			Text::json( Rules::of( $attributes ) ),
			'center' === $look ? self::flags( $attributes ) : '',
			$attributes->bool( 'closeButton' ) ? self::close_button()->html() : '',
			$wrapper,
			$content,
			$attributes->bool( 'offersNever' ) ? self::never_again()->html() : ''
		);
	}

	/**
	 * What src/site/popup-dialog/show.ts reads of a popup that holds the page.
	 *
	 * @param Data $attributes The block's attributes.
	 */
	private static function flags( Data $attributes ): string {
		return ' data-popup-modal'
			. ( $attributes->bool( 'holdsPage' ) ? ' data-popup-holds' : '' )
			. ( $attributes->bool( 'closesOnBackdrop' ) ? ' data-popup-backdrop' : '' );
	}

	/** The cross. */
	private static function close_button(): Node {
		return Node::element(
			'button',
			array(
				'type'             => 'button',
				'class'            => 'storefront-popup__close',
				'data-popup-close' => true,
				'aria-label'       => __( 'Close', 'storefront-islands' ),
			),
			array( Icon::node( 'close' ) )
		);
	}

	/** Closes for good (spec section 4). */
	private static function never_again(): Node {
		return Node::element(
			'button',
			array(
				'type'             => 'button',
				'class'            => 'storefront-popup__never',
				'data-popup-close' => 'never',
			),
			array( __( 'Do not show again', 'storefront-islands' ) )
		);
	}

	/**
	 * A value that is among those that are known.
	 *
	 * @param list<string> $known     Those.
	 * @param string       $value     The value.
	 * @param string       $otherwise What it is where it is unknown.
	 */
	private static function one_of( array $known, string $value, string $otherwise ): string {
		return in_array( $value, $known, true ) ? $value : $otherwise;
	}
}
