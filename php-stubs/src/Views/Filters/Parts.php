<?php
/**
 * What filters have in common.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Address;
use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/shared/filters: heading, form, and the button that only visitors without JavaScript see. */
final class Parts {
	/**
	 * The heading of a filter; none where it has no text.
	 *
	 * @param string $text  What the block's editor wrote.
	 * @param int    $level 1 to 6.
	 */
	public static function heading( string $text, int $level ): ?Node {
		return '' === $text ? null : Node::element( 'h' . max( 1, min( 6, $level ) ), array( 'class' => 'storefront-filter__heading' ), array( $text ) );
	}

	/**
	 * What a form needs to say all that the address says beside its own filter: part of an island's props, and what form() takes.
	 *
	 * @param Address $address The page's.
	 * @param Filters $others  The filters without the form's own.
	 * @return array{action: string, fields: list<array{string, string}>} Fields: names and values.
	 */
	public static function form_props( Address $address, Filters $others ): array {
		$rest = new Address( $address->url_with( $others ), $address->vocabulary() );
		return array(
			'action' => $rest->path(),
			'fields' => $rest->arguments(),
		);
	}

	/**
	 * A form that leads to the page with this filter changed.
	 *
	 * @param array{action: string, fields: list<array{string, string}>} $form       See form_props().
	 * @param list<Node|string|null>                                     $children   What the form shows.
	 * @param array<string, string>                                      $attributes Of the form beside what every filter's has; class: another name.
	 */
	public static function form( array $form, array $children, array $attributes = array() ): Node {
		$fields = array();
		foreach ( $form['fields'] as $field ) {
			$fields[] = Node::element(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => $field[0],
					'value' => $field[1],
				)
			);
		}
		$class = isset( $attributes['class'] ) ? 'storefront-filter__form ' . $attributes['class'] : 'storefront-filter__form';
		return Node::element(
			'form',
			array(
				'class'      => $class,
				'method'     => 'get',
				'action'     => $form['action'],
				'novalidate' => true,
			) + $attributes,
			array_merge( $fields, $children )
		);
	}

	/**
	 * A form's button.
	 *
	 * @param bool $is_needed Whether changes wait for it; else they apply at once where there is JavaScript, and CSS hides it there.
	 */
	public static function apply( bool $is_needed ): Node {
		return Node::element(
			'button',
			array(
				'type'          => 'submit',
				'class'         => 'storefront-filter__apply wp-element-button wc-block-components-filter-submit-button' . ( $is_needed ? '' : ' storefront-filter__apply--without-script' ),
				// Nothing was changed yet. Where it is for visitors without script alone it always works.
				'aria-disabled' => $is_needed ? 'true' : null,
			),
			self::label( __( 'Apply', 'storefront-islands' ), __( 'Apply filter', 'storefront-islands' ) )
		);
	}

	/**
	 * What is read and what is heard.
	 *
	 * @param string $shown  Text.
	 * @param string $spoken Text.
	 * @return list<Node>
	 */
	public static function label( string $shown, string $spoken ): array {
		return array(
			Node::element( 'span', array( 'aria-hidden' => 'true' ), array( $shown ) ),
			Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $spoken ) ),
		);
	}
}
